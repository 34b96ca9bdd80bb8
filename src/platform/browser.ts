import type { Browser } from 'webextension-polyfill'
import { browser as found } from 'wxt/browser'

/**
 * What the browser offers extensions, by its standard types: `browser` in Firefox, `chrome` in Chromium, which answers
 * with promises as well (every version that the manifest takes). The polyfill is not needed for that, and costs a worker
 * that wakes up 4 ms: it makes each interface of the browser once, whoever asks.
 */
export const browser = found as object as Browser
