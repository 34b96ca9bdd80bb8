import { type LinkAnswer, linkParameters } from '../link-parameters.ts'
import { parseEvmAddress } from './address.ts'

const UNREADABLE = { ok: false, problem: 'unreadable' } as const
const IGNORED: readonly string[] = ['gas', 'gasLimit', 'gasPrice']
const MOST_EXPONENT = 77

/** Parses an EIP-681 payment or token transfer. */
export function parseEvmLink(text: string): LinkAnswer | undefined {
  const form = /^ethereum:(?:pay-)?([^@/?]+)(?:@([^/?]*))?(?:\/([^?]*))?(?:\?(.*))?$/is
  if (!/^ethereum:/i.test(text)) return undefined
  const [, target, chainText, call, query] = form.exec(text) ?? []
  const parameters = linkParameters(query ?? '')?.filter(([name]) => !IGNORED.includes(name))
  if (target === undefined || !parameters) return UNREADABLE
  if (chainText !== undefined && !/^[1-9]\d{0,15}$/.test(chainText)) return UNREADABLE
  const chainId = chainText === undefined ? undefined : Number(chainText)
  const contract = parseEvmAddress(target)
  if (!contract.ok) return { ok: false, problem: 'address', why: contract.problem, address: target }
  const names = parameters.map(([name]) => name).join()
  if (call === undefined && (names === '' || names === 'value')) {
    const units = parameters[0] && linkNumber(parameters[0][1])
    if (parameters[0] && units === undefined) return UNREADABLE
    return { ok: true, link: { family: 'evm', chainId, address: contract.address, token: undefined, units } }
  }
  if (call !== 'transfer' || (names !== 'address' && names !== 'address,uint256')) return UNREADABLE
  const [[, to] = ['', ''], amount] = parameters
  const recipient = parseEvmAddress(to)
  if (!recipient.ok) return { ok: false, problem: 'address', why: recipient.problem, address: to }
  const units = amount && linkNumber(amount[1])
  if (amount && units === undefined) return UNREADABLE
  return { ok: true, link: { family: 'evm', chainId, address: recipient.address, token: contract.address, units } }
}

function linkNumber(text: string): bigint | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    /^\+?(\d{1,80})(?:\.(\d{1,80}))?(?:e\+?(\d{1,2}))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = fraction.replace(/0+$/, '')
  const zeros = Number(exponent) - digits.length
  if (zeros < 0 || Number(exponent) > MOST_EXPONENT) return undefined
  const value = BigInt(`${whole}${digits}${'0'.repeat(zeros)}`)
  return value < 2n ** 256n ? value : undefined
}
