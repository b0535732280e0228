export { botSupport, versions } from '@castellan/oh-mon-chateau/printed';

/** The same for tables with somebody's own box. */
export const withBox = async () => (await import('@castellan/oh-mon-chateau/own-box')).versions;
