import type { Browser } from 'webextension-polyfill'
import { browser as found } from 'wxt/browser'

/** `browser` in Firefox, `chrome` in Chromium; both give promises. The polyfill would delay a waking worker by 4 ms. */
export const browser = found as object as Browser
