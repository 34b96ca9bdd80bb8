import { codeOnly } from '../../service/errors.ts'
import type { Step, StepPlan } from '../../service/origin.ts'
import { PERPS_ROUTE, USDC_ASSET } from './accounts.ts'
import { RELAYER_ACCOUNT } from './chain.ts'

/**
 * Makes a withdrawal's step: a transfer to the relayer, its memo the order id.
 *
 * `usdcFee` in millionths of a dollar, on top. interface.md, "Quote rules" 7 and "Exchange B `transfer` parameters".
 */
export function withdrawalStep(plan: StepPlan, usdcFee: bigint): Step {
  const { amount, currency } = plan.payment
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) {
    throw codeOnly(400, 'INSUFFICIENT_LIQUIDITY', `amount: exchange B moves at most ${Number.MAX_SAFE_INTEGER} at once`)
  }
  return {
    id: 'deposit',
    action: 'Confirm transaction in your wallet',
    description: `Transfer ${currency.symbol} to the relayer's account on the exchange`,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: {
          action: {
            type: 'transfer',
            parameters: {
              toAccountIndex: RELAYER_ACCOUNT,
              assetIndex: USDC_ASSET.index,
              fromRouteType: PERPS_ROUTE,
              toRouteType: PERPS_ROUTE,
              amount: Number(amount),
              usdcFee: Number(usdcFee),
              memo: plan.orderId,
            },
          },
        },
        check: plan.check,
      },
    ],
  }
}
