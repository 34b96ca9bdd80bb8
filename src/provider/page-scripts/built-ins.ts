/** Taken before the page's scripts, which may replace them. */
export const { assign, freeze } = Object
export const { apply } = Reflect
export const { parse, stringify } = JSON
export const NativeError = Error
export const NativePromise = Promise
