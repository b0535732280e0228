/** Imported first: boardgame.io asks once, when it is loaded, whether it should check itself. */
process.env.NODE_ENV = 'production';
