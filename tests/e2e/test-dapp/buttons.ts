/**
 * Of MetaMask's test page. `shows` is the result element and its text; `says` is the prompt's text. `fills` sets fields
 * first, with `account` as the account's address.
 */
export type Button = Readonly<{
  id: string
  method: string
  user?: 'says yes' | 'can only say no'
  answer: 'result' | number
  shows?: readonly [id: string, text: RegExp]
  says?: RegExp
  fills?: Readonly<Record<string, string>>
}>

const SIGNATURE = /^0x[0-9a-f]{130}$/
export const signed = (id: string, result: string, method = 'eth_signTypedData_v4'): Button => ({
  id,
  method,
  user: 'says yes',
  answer: 'result',
  shows: [result, SIGNATURE],
})
export const refused = (id: string, text: RegExp): Button => ({
  id,
  method: 'eth_signTypedData_v4',
  answer: -32602,
  shows: ['signMalformedResult', text],
})
export const personal = (id: string, result: string): Button => ({
  id,
  method: 'personal_sign',
  user: 'says yes',
  answer: 'result',
  shows: [result, SIGNATURE],
})
export const unsafe = (id: string): Button => ({
  id,
  method: 'personal_sign',
  user: 'can only say no',
  answer: 4001,
  shows: ['siweResult', /did not sign/],
})
export const malformed = (id: string): Button => ({ id, method: 'eth_sendTransaction', answer: -32602 })
export const warned = (id: string): Button => ({
  id,
  method: 'eth_signTypedData_v4',
  user: 'says yes',
  answer: 'result',
})
export const sent = (id: string, more: Partial<Button> = {}): Button => ({
  id,
  method: 'eth_sendTransaction',
  user: 'says yes',
  answer: 'result',
  ...more,
})
export const odd = (id: string): Button => ({
  id,
  method: 'eth_sendTransaction',
  answer: -32602,
  shows: ['maliciousWarningBypassResult', /^Error/],
})
// The wallet can't run calls atomically and refuses before any prompt.
export const asOne = (id: string, result: string): Button => ({
  id,
  method: 'wallet_sendCalls',
  answer: 5760,
  shows: [result, /^Error/],
})
// The wallet doesn't know the token, or it is no ERC-20.
export const watched = (id: string): Button => ({ id, method: 'wallet_watchAsset', answer: 5771 })
