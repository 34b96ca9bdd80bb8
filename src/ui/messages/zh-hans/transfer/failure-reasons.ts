import type { AllFailureReasonMessages, FailureReasonMessages } from '../../en/transfer/failure-reasons.ts'
import type { Translated } from '../../translated.ts'

export const zhHansFailureReasons: Translated<FailureReasonMessages> = {
  TTL_EXPIRED: '在规定的时间内没有人完成它。',
  SLIPPAGE: '价格变动过大：到账会少于允许的数额。',
  TOO_LITTLE_RECEIVED: '到账会少于允许的数额。',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: '存入的金额少于这笔转账所需。',
  SOLVER_CAPACITY_EXCEEDED: '服务方在目标链上的余额不足以支付。',
  DEPOSIT_REORGED: '链又把这笔充值移出了区块。',
  DOUBLE_SPEND: '另一笔交易花掉了同样的币。',
  DEPOSIT_CHAIN_MISMATCH: '充值所在的链与订单不符。',
  INCORRECT_DEPOSIT_CURRENCY: '存入的币种与订单不符。',
  ORPHANED_DEPOSIT_REFUND: '这笔充值不属于任何未完成的订单，因此已退回。',
  BLOCKED_WALLET: '服务方不支持这个地址。',
  TRANSACTION_REVERTED: '付款交易在链上失败了。',
  PERMIT_FAILED: '签名无法使用。',
  SPONSOR_BALANCE_TOO_LOW: '赞助方的余额过低。',
  AMOUNT_TOO_LOW_TO_REFUND: '剩余金额太少，不够支付退回的费用。',
  REFUND_RECIPIENT_IS_VASP: '退款地址属于交易所，服务方不向其付款。请向服务方求助。',
  UNKNOWN: '服务方没有给出理由。',
  MANUAL_REFUND_REQUIRED: '服务方需要手动退款。请向服务方求助。',
}

export const zhHansAllFailureReasons: Translated<AllFailureReasonMessages> = {
  ...zhHansFailureReasons,
  NO_QUOTES: '在那里找不到可兑换的对手方。',
  DEPOSIT_CONFIRMATION_TIMEOUT: '充值没有及时确认。',
  TRANSACTION_NOT_INCLUDED: '没有区块及时收录付款交易。',
  DEPOSIT_ADDRESS_MISMATCH: '充值进入的地址与订单不符。',
  SWAP_USES_TOO_MUCH_GAS: '兑换所需的网络费会超过允许的数额。',
  SWAP_CURRENCY_NOT_ON_ORIGIN: '兑换成的币种无法在原来的链上退回。',
}
