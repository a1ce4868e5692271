// The templates that dscompile includes: the plug-in `EmbedTemplates` embeds the other files of this folder.
//
// A target needs a source file of its own.
