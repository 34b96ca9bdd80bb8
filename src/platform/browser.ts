import extension from 'webextension-polyfill'

/** The native `browser`, or the polyfill's over `chrome` below Chromium 148. */
export const browser = extension
