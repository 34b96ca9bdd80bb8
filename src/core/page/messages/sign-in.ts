import { parseSiweMessage } from 'viem/siwe'
import { isSameAddress } from '../../families/address.ts'
import { originsOf } from '../site-of-frame.ts'

/** EIP-4361. `domain`: another site than the asking one. */
export type SignInProblem = 'malformed' | 'domain' | 'account' | 'chain' | 'notYet' | 'expired' | 'form'

export type SignIn = Readonly<{
  domain: string | undefined
  statement: string | undefined
  problems: readonly SignInProblem[]
}>

export type SignInRequest = Readonly<{ origin: string; account: string; chainId: number; nowSeconds: number }>

/** With these the message is never signed. */
const STOPPING: readonly SignInProblem[] = ['malformed', 'domain', 'account']

/**
 * Parses a sign-in message and compares it with the page (EIP-4361, "Wallet Implementer Guidelines").
 *
 * @returns undefined for other messages
 */
export function signInOf(text: string, asking: SignInRequest): SignIn | undefined {
  if (!/wants you to sign in with your/i.test(text)) return undefined
  const { domain, scheme, address, statement, chainId, issuedAt, expirationTime, notBefore, nonce, uri, version } =
    parseSiweMessage(standardForm(text))
  const page = new URL(originsOf(asking.origin)[0])
  const isWhole = domain && address && chainId !== undefined && issuedAt && nonce && uri && version === '1'
  const isHere = domain === page.host && (scheme === undefined || `${scheme}:` === page.protocol)
  const found: Readonly<Record<SignInProblem, boolean>> = {
    malformed: !isWhole,
    domain: domain !== undefined && !isHere,
    account: address !== undefined && !isSameAddress(address, asking.account),
    chain: chainId !== undefined && chainId !== asking.chainId,
    notYet: notBefore !== undefined && notBefore.getTime() > asking.nowSeconds * 1_000,
    expired: expirationTime !== undefined && expirationTime.getTime() <= asking.nowSeconds * 1_000,
    form: standardForm(text) !== text,
  }
  const problems = (Object.keys(found) as SignInProblem[]).filter((problem) => found[problem])
  return { domain, statement, problems }
}

// Many sites write CRLF, or a nonce as UUID and nanoid do.
function standardForm(text: string): string {
  const lines = text.split('\r\n')
  const even = lines.some((line) => line.includes('\n')) ? text : lines.join('\n')
  return even.replace(
    /(\nChain ID: \d+\nNonce: )([\w-]{8,})(?=\nIssued At: )/,
    (_all, before: string, nonce: string) => `${before}${nonce.replace(/[-_]/g, '')}`,
  )
}

/** Whether a message may be signed. */
export function isSignInSignable(signIn: SignIn | undefined): boolean {
  return signIn === undefined || !signIn.problems.some((problem) => STOPPING.includes(problem))
}
