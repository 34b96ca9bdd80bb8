import type { AllFailureReasonMessages, FailureReasonMessages } from '../../en/transfer/failure-reasons.ts'
import type { Translated } from '../../translated.ts'

export const jaFailureReasons: Translated<FailureReasonMessages> = {
  TTL_EXPIRED: '決められた時間内に支払う相手がいませんでした。',
  SLIPPAGE: '価格が大きく動き、許容額より少なく届くところでした。',
  TOO_LITTLE_RECEIVED: '許容額より少なく届くところでした。',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: '入金額が、この送金に必要な額より少なくなりました。',
  SOLVER_CAPACITY_EXCEEDED: 'サービスが送金先に持つ残高が、支払いに足りませんでした。',
  DEPOSIT_REORGED: 'チェーンが入金をブロックから取り消しました。',
  DOUBLE_SPEND: '別のトランザクションが同じコインを使いました。',
  DEPOSIT_CHAIN_MISMATCH: '注文と違うチェーンに入金されました。',
  INCORRECT_DEPOSIT_CURRENCY: '注文と違う通貨が入金されました。',
  ORPHANED_DEPOSIT_REFUND: '入金に対応する注文がなかったため、返金されました。',
  BLOCKED_WALLET: 'サービスはこのアドレスに対応していません。',
  TRANSACTION_REVERTED: '支払いのトランザクションがチェーン上で失敗しました。',
  PERMIT_FAILED: '署名を使えませんでした。',
  SPONSOR_BALANCE_TOO_LOW: 'スポンサーの残高が足りませんでした。',
  AMOUNT_TOO_LOW_TO_REFUND: '残りが少なく、返送の費用を支払えません。',
  REFUND_RECIPIENT_IS_VASP:
    '返金先は取引所のアドレスで、サービスはそこへ支払いません。サービスに問い合わせてください。',
  UNKNOWN: 'サービスは理由を示していません。',
  MANUAL_REFUND_REQUIRED: '返金はサービスが手作業で送ります。サービスに問い合わせてください。',
}

export const jaAllFailureReasons: Translated<AllFailureReasonMessages> = {
  ...jaFailureReasons,
  NO_QUOTES: '交換の相手が見つかりませんでした。',
  DEPOSIT_CONFIRMATION_TIMEOUT: '入金が時間内に承認されませんでした。',
  TRANSACTION_NOT_INCLUDED: '支払いのトランザクションが時間内にブロックに入りませんでした。',
  DEPOSIT_ADDRESS_MISMATCH: '注文と違うアドレスに入金されました。',
  SWAP_USES_TOO_MUCH_GAS: '交換に、許容額を超えるネットワーク手数料がかかるところでした。',
  SWAP_CURRENCY_NOT_ON_ORIGIN: '交換後の通貨は、元のチェーンでは返送できません。',
}
