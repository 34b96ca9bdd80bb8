import fc from 'fast-check'

/** Keys that an encoding or an object uses itself. */
export const foreignKey = fc.oneof(
  fc.constantFrom('$bigint', '$$bigint', '$undefined', '$', '$bytes', '$map', '__proto__', 'constructor', 'toJSON'),
  fc.string(),
)
