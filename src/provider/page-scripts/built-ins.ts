/** Taken before the page's scripts, which may replace them. */
const NativeObject = Object
export const { freeze, defineProperty } = NativeObject
export const { apply } = Reflect
export const { parse, stringify } = JSON
export const { join, map } = []
export const NativeError = Error
export const NativePromise = Promise

/** Copies fields into an object that inherits nothing from the page. */
export const bare = <T extends object>(fields?: T) => ({ __proto__: null, ...fields }) as object as T

/** Hides a `then` that the page gave to all objects. */
export function settled<T>(value: T): T {
  const object = NativeObject(value)
  if ('then' in object) defineProperty(object, 'then', { __proto__: null } as object)
  return value
}
