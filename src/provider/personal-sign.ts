import * as v from 'valibot'
import { bytesOfMessage } from '../core/page/message.ts'
import { bytesToHex, type Hex } from '../lib/hex.ts'

/** A message to be signed: the account that is to sign it, and its bytes as hex. */
export type PersonalMessage = Readonly<{ account: string; message: Hex }>

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const text = v.pipe(v.string(), v.maxLength(65_536))

/** EIP-1474: message, account; many pages send them the other way round. A password that follows is not looked at. */
export const personalSignSchema = v.pipe(
  v.union([v.strictTuple([text, text]), v.strictTuple([text, text, v.unknown()])], 'expected [message, account]'),
  v.check(([first, second]) => ADDRESS.test(first) || ADDRESS.test(second), 'expected [message, account]'),
)

/** The message and its account, in whichever order they came; of two addresses the second one is the account. */
export function personalMessage([first, second]: v.InferOutput<typeof personalSignSchema>): PersonalMessage {
  const [message, account] = ADDRESS.test(second) ? [first, second] : [second, first]
  return { account, message: bytesToHex(bytesOfMessage(message)) }
}
