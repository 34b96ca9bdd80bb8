import * as v from 'valibot'

/** `most`: the largest single payout, smallest unit. */
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

/** Decodes GET /config/v2 (service facts 5); its figures are not binding. */
export function decodeRouteLimit(body: unknown): RouteLimit | undefined {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return undefined
  const { enabled, solver } = parsed.output
  return { isOpen: enabled, most: solver.capacityPerRequest }
}
