/** Taken before the page's scripts, which may replace them. */
const NativeObject = Object
export const { freeze, defineProperty } = NativeObject
export const { apply } = Reflect
export const { parse, stringify } = JSON
export const { map } = []
export const NativeError = Error
export const NativePromise = Promise

/** Hides a `then` that the page gave to all objects. */
export function settled<T>(value: T): T {
  const object = NativeObject(value)
  if ('then' in object) defineProperty(object, 'then', { __proto__: null } as object)
  return value
}
