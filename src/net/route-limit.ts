import * as v from 'valibot'

/**
 * What the service says of a way between two chains: whether it is open, and the most of the currency that it pays out at
 * once, smallest unit; undefined where it says none.
 */
export type RouteLimit = Readonly<{ isOpen: boolean; most: bigint | undefined }>

const digits = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,77}$/),
  v.transform((text) => BigInt(text)),
)
const answer = v.object({
  enabled: v.boolean(),
  solver: v.fallback(v.object({ capacityPerRequest: v.fallback(v.optional(digits), undefined) }), {}),
})

/** Decodes the body of GET /config/v2 (service facts 5); undefined when it is not one. Its figures bind nobody. */
export function decodeRouteLimit(body: unknown): RouteLimit | undefined {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return undefined
  const { enabled, solver } = parsed.output
  return { isOpen: enabled, most: solver.capacityPerRequest }
}
