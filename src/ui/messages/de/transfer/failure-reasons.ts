import type { AllFailureReasonMessages, FailureReasonMessages } from '../../en/transfer/failure-reasons.ts'
import type { Translated } from '../../translated.ts'

export const deFailureReasons: Translated<FailureReasonMessages> = {
  TTL_EXPIRED: 'Niemand hat ihn in der Zeit ausgeführt, die er hatte.',
  SLIPPAGE: 'Der Preis hat sich zu weit bewegt: Es wäre weniger angekommen als erlaubt.',
  TOO_LITTLE_RECEIVED: 'Es wäre weniger angekommen als erlaubt.',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'Es wurde weniger eingezahlt, als der Transfer braucht.',
  SOLVER_CAPACITY_EXCEEDED: 'Der Dienst hatte am Ziel zu wenig, um zu zahlen.',
  DEPOSIT_REORGED: 'Die Chain hat die Einzahlung wieder aus ihrem Block genommen.',
  DOUBLE_SPEND: 'Eine andere Transaktion hat dieselben Coins ausgegeben.',
  DEPOSIT_CHAIN_MISMATCH: 'Die Einzahlung kam auf einer anderen Chain, als der Auftrag sagt.',
  INCORRECT_DEPOSIT_CURRENCY: 'Es wurde eine andere Währung eingezahlt, als der Auftrag sagt.',
  ORPHANED_DEPOSIT_REFUND: 'Die Einzahlung gehörte zu keinem offenen Auftrag und ging deshalb zurück.',
  BLOCKED_WALLET: 'Der Dienst bedient diese Adresse nicht.',
  TRANSACTION_REVERTED: 'Die Transaktion der Auszahlung ist auf ihrer Chain gescheitert.',
  PERMIT_FAILED: 'Die Signatur ließ sich nicht verwenden.',
  SPONSOR_BALANCE_TOO_LOW: 'Das Guthaben des Sponsors war zu niedrig.',
  AMOUNT_TOO_LOW_TO_REFUND: 'Der Rest ist zu klein, um das Zurücksenden zu bezahlen.',
  REFUND_RECIPIENT_IS_VASP:
    'Die Adresse für die Erstattung gehört einer Börse, an die der Dienst nicht zahlt. Bitten Sie den Dienst um Hilfe.',
  UNKNOWN: 'Der Dienst nennt keinen Grund.',
  MANUAL_REFUND_REQUIRED: 'Der Dienst muss die Erstattung von Hand senden. Bitten Sie ihn um Hilfe.',
}

export const deAllFailureReasons: Translated<AllFailureReasonMessages> = {
  ...deFailureReasons,
  NO_QUOTES: 'Für den Tausch fand sich dort niemand.',
  DEPOSIT_CONFIRMATION_TIMEOUT: 'Die Einzahlung wurde nicht rechtzeitig bestätigt.',
  TRANSACTION_NOT_INCLUDED: 'Kein Block nahm die Transaktion der Auszahlung rechtzeitig auf.',
  DEPOSIT_ADDRESS_MISMATCH: 'Die Einzahlung ging an eine andere Adresse, als der Auftrag sagt.',
  SWAP_USES_TOO_MUCH_GAS: 'Der Tausch hätte mehr Netzwerkgebühr gekostet als erlaubt.',
  SWAP_CURRENCY_NOT_ON_ORIGIN: 'Worin getauscht wurde, lässt sich auf der ursprünglichen Chain nicht zurücksenden.',
}
