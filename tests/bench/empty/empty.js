// Nothing: what a browser needs to run a script of an extension in a page, and no more.
