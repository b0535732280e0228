/** Put in by the build: the version in web/package.json. */
declare const __VERSION__: string;
