import { isSameAddress } from '../core/address.ts'
import { l1TextLike } from '../core/exchange-b/l1-text.ts'
import type { TypedData } from '../core/item.ts'
import { decoded } from '../core/page/message.ts'
import { isSignable, type SignIn, signInOf } from '../core/page/sign-in.ts'
import { type Act, actOfMessage, actOfTypedData } from '../core/safeguards/act.ts'
import { type Hex, hexToBytes } from '../lib/hex.ts'
import type { Prompt } from './prompts.ts'

/** A question for a signature that moves nothing by itself. */
export type SigningPrompt = Extract<Prompt, { kind: 'message' | 'typedData' }>

export type PageSigningPorts = Readonly<{
  /** The accounts that an origin was granted, whether the wallet is locked or not. */
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  /** The chain that a site is on. */
  chainOf: (origin: string) => Promise<number>
  /** Signs a message with an account's key (EIP-191); undefined while the wallet is locked. */
  signMessage: (account: string, message: Hex) => Promise<Hex | undefined>
  /** Signs typed data with an account's key (EIP-712); undefined while the wallet is locked. */
  signTypedData: (account: string, typedData: TypedData) => Promise<Hex | undefined>
  nowSeconds: () => number
}>

/** True for a question for a signature. */
export function isSigning(prompt: Prompt): prompt is SigningPrompt {
  return prompt.kind === 'message' || prompt.kind === 'typedData'
}

/** What a signature does, as the safeguards see it. */
export function actOfSigning(prompt: SigningPrompt): Act {
  const { account } = prompt
  if (prompt.kind === 'typedData') return actOfTypedData(account, prompt.typedData)
  return actOfMessage(account, l1TextLike(decoded(hexToBytes(prompt.message)) ?? '') !== undefined)
}

/** What a message signs in to, if it does. */
export async function signInFor(prompt: SigningPrompt, ports: PageSigningPorts): Promise<SignIn | undefined> {
  if (prompt.kind !== 'message') return undefined
  const { origin, account, message } = prompt
  const text = decoded(hexToBytes(message))
  const chainId = await ports.chainOf(origin)
  return text === undefined ? undefined : signInOf(text, { origin, account, chainId, nowSeconds: ports.nowSeconds() })
}

/** Whether the site still sees the account: what was taken back while the question stood is not signed for any more. */
export async function isStillSeen(
  { origin, account }: Pick<SigningPrompt, 'origin' | 'account'>,
  ports: PageSigningPorts,
): Promise<boolean> {
  return (await ports.grantOf(origin))?.some((each) => isSameAddress(each, account)) ?? false
}

/** Signs what was asked, after looking at it again: it may have been open for long. */
export async function signFor(prompt: SigningPrompt, ports: PageSigningPorts): Promise<Hex | 'stale' | 'locked'> {
  if (!(await isStillSeen(prompt, ports)) || !isSignable(await signInFor(prompt, ports))) return 'stale'
  const { account } = prompt
  const signature =
    prompt.kind === 'message'
      ? await ports.signMessage(account, prompt.message)
      : await ports.signTypedData(account, prompt.typedData)
  return signature ?? 'locked'
}
