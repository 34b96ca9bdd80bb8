export type LogoPath = readonly [colour: string, shape: string, rule?: 'evenodd']

/** `of` names the drawing of each pinned chain and currency. */
export type Logos = Readonly<{
  of: Readonly<Record<string, string>>
  drawings: Readonly<Record<string, readonly LogoPath[]>>
}>

/** By the address, since any token can copy a symbol. */
export function logoKey(chainId: number, address = ''): string {
  return `${chainId} ${address.toLowerCase()}`
}
