import type { Signed } from '../src/core/sign/signed.ts'

/** Some members of a value, typed; results of functions are parts as well. */
export type Part<T> = unknown extends T
  ? T
  : T extends string | number | bigint | boolean | symbol | null | undefined
    ? T
    : T extends (...given: infer Given) => infer Result
      ? (...given: Given) => Part<Result>
      : T extends Promise<infer Value>
        ? Promise<Part<Value>>
        : { readonly [Key in keyof T]?: Part<T[Key]> | undefined }

/** Only the members that a test needs. */
export function only<T>(members: Part<T>): T {
  return members as T
}

/** A step's bytes that no key signed. */
export function madeSigned(known: Partial<Signed> = {}): Signed {
  const bytes = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02', hash: '0x01', ...known } as const
  return only<Signed>(bytes)
}
