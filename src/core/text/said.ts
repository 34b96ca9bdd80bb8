/** A message of a group in which only some need a value. */
export function said<Values>(message: string | ((values: Values) => string), values: Values): string {
  return typeof message === 'string' ? message : message(values)
}
