import * as v from 'valibot'
import { bytesOfMessage } from '../../core/page/messages/personal-message.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'

export type PersonalMessage = Readonly<{ account: string; message: Hex }>

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const text = v.pipe(v.string(), v.maxLength(65_536))

/** EIP-1474: message, account; many pages swap them. A password is ignored. */
export const personalSignSchema = v.pipe(
  v.union([v.strictTuple([text, text]), v.strictTuple([text, text, v.unknown()])], 'expected [message, account]'),
  v.check(([first, second]) => ADDRESS.test(first) || ADDRESS.test(second), 'expected [message, account]'),
)

/** Reads both in either order; of two addresses, the second is the account. */
export function personalMessage([first, second]: v.InferOutput<typeof personalSignSchema>): PersonalMessage {
  const [message, account] = ADDRESS.test(second) ? [first, second] : [second, first]
  return { account, message: bytesToHex(bytesOfMessage(message)) }
}
