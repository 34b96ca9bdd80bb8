import type { Asset } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { QuoteTerms } from './quote-fields.ts'

type NotOffered = Readonly<{
  asked: (body: QuoteTerms, ends: Readonly<{ input: Asset; output: Asset }>) => boolean
  errorCode: string
  sentence: string
}>

const unsupported = (asked: NotOffered['asked'], sentence: string): NotOffered => ({
  asked,
  errorCode: 'UNSUPPORTED_EXECUTION_TYPE',
  sentence,
})

const isNative = ({ chain, currency }: Asset) => currency.address === chain.native.address
const hasCalls = (body: QuoteTerms) => (body.txs?.length ?? 0) > 0
const hasAuthorizations = (body: QuoteTerms) => (body.authorizationList?.length ?? 0) > 0

// Known to the interface but unsupported here: refused in words, never ignored.
const NOT_OFFERED: readonly NotOffered[] = [
  unsupported(
    (body, { input }) => body.useDepositAddress === true && !isNative(input),
    'useDepositAddress: deposit addresses take native currency alone',
  ),
  unsupported(
    (body, { input }) => body.usePermit === true && (input.chain.vmType !== 'evm' || isNative(input)),
    'usePermit: tokens of EVM chains alone know permits',
  ),
  unsupported(
    (body) => body.useDepositAddress === true && body.usePermit === true,
    'usePermit: a deposit address takes no permit',
  ),
  unsupported(
    (body, { output }) => body.topupGas === true && (output.chain.vmType !== 'evm' || isNative(output)),
    'topupGas: only for an EVM destination, and when its gas currency is not what was asked for',
  ),
  {
    asked: (body, { output }) => hasCalls(body) && output.chain.vmType !== 'evm',
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    sentence: 'txs: the destination chain carries out no calls',
  },
  {
    asked: (body) => hasCalls(body) && body.useDepositAddress === true,
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    sentence: 'txs: not with a deposit address',
  },
  {
    asked: (body, { output }) => hasAuthorizations(body) && output.chain.vmType !== 'evm',
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    sentence: 'authorizationList: the destination chain knows no EIP-7702',
  },
  {
    asked: (body) => hasAuthorizations(body) && body.useDepositAddress === true,
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
    sentence: 'authorizationList: not with a deposit address',
  },
]

/** Refuses unsupported bodies: UNSUPPORTED_EXECUTION_TYPE or EXTRA_TXS_NOT_SUPPORTED. */
export function refuseNotOffered(body: QuoteTerms, ends: Readonly<{ input: Asset; output: Asset }>): void {
  const refusal = NOT_OFFERED.find(({ asked }) => asked(body, ends))
  if (refusal) throw codeOnly(400, refusal.errorCode, refusal.sentence)
}
