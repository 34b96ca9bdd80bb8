import type { TypedData } from '../../core/execution/item.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { l1TextKind } from '../../core/families/exchange-b/l1-message.ts'
import { messageText } from '../../core/page/messages/personal-message.ts'
import { leavesOf, type PossiblePayment } from '../../core/page/messages/possible-payment.ts'
import { isSignInSignable, type SignIn, signInOf } from '../../core/page/messages/sign-in.ts'
import { type Act, actOfMessage, actOfTypedData } from '../../core/policy/act.ts'
import { type Hex, hexToBytes } from '../../lib/hex.ts'
import type { Prompt } from './prompt.ts'

export type SigningPrompt = Extract<Prompt, { kind: 'message' | 'typedData' }>

export type MessageSigningPorts = Readonly<{
  /** Works while locked too. */
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  chainOf: (origin: string) => Promise<number>
  /** It follows EIP-191; a locked wallet gives undefined. */
  signMessage: (account: string, message: Hex) => Promise<Hex | undefined>
  /** It follows EIP-712; a locked wallet gives undefined. */
  signTypedData: (account: string, typedData: TypedData) => Promise<Hex | undefined>
  /** Undefined where the data have another effect than their contract's allowances. */
  possiblePayment: (account: string, typedData: TypedData) => Promise<PossiblePayment | undefined>
  nowSeconds: () => number
}>

/** Recognizes prompts for a signature. */
export function isSigningPrompt(prompt: Prompt): prompt is SigningPrompt {
  return prompt.kind === 'message' || prompt.kind === 'typedData'
}

/** Classifies a signature for the safeguards. */
export async function actOfSigning(
  prompt: SigningPrompt,
  { possiblePayment }: Pick<MessageSigningPorts, 'possiblePayment'>,
): Promise<Act> {
  const { account } = prompt
  if (prompt.kind === 'typedData') {
    const { typedData } = prompt
    return actOfTypedData(account, typedData, leavesOf(await possiblePayment(account, typedData)))
  }
  return actOfMessage(account, l1TextKind(messageText(hexToBytes(prompt.message)) ?? '') !== undefined)
}

/** Reads a message's sign-in, if any. */
export async function signInOfPrompt(prompt: SigningPrompt, ports: MessageSigningPorts): Promise<SignIn | undefined> {
  if (prompt.kind !== 'message') return undefined
  const { origin, account, message } = prompt
  const text = messageText(hexToBytes(message))
  const chainId = await ports.chainOf(origin)
  return text === undefined ? undefined : signInOf(text, { origin, account, chainId, nowSeconds: ports.nowSeconds() })
}

/** Says whether the site still has the account: a revoked grant signs nothing. */
export async function isAccountStillGranted(
  { origin, account }: Pick<SigningPrompt, 'origin' | 'account'>,
  ports: MessageSigningPorts,
): Promise<boolean> {
  return (await ports.grantOf(origin))?.some((each) => isSameAddress(each, account)) ?? false
}

/** Signs a prompt after checking again, since it may be old. */
export async function signPrompt(prompt: SigningPrompt, ports: MessageSigningPorts): Promise<Hex | 'stale' | 'locked'> {
  if (!(await isAccountStillGranted(prompt, ports)) || !isSignInSignable(await signInOfPrompt(prompt, ports)))
    return 'stale'
  const { account } = prompt
  const signature =
    prompt.kind === 'message'
      ? await ports.signMessage(account, prompt.message)
      : await ports.signTypedData(account, prompt.typedData)
  return signature ?? 'locked'
}
