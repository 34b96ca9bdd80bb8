import type { AllFailureReasonMessages, FailureReasonMessages } from '../../en/transfer/failure-reasons.ts'
import type { Translated } from '../../translated.ts'

export const esFailureReasons: Translated<FailureReasonMessages> = {
  TTL_EXPIRED: 'Nadie lo completó en el tiempo que tenía.',
  SLIPPAGE: 'El precio se movió demasiado: habría llegado menos de lo permitido.',
  TOO_LITTLE_RECEIVED: 'Habría llegado menos de lo permitido.',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'Se depositó menos de lo que la transferencia necesita.',
  SOLVER_CAPACITY_EXCEEDED: 'El servicio tenía demasiado poco en el destino para pagarlo.',
  DEPOSIT_REORGED: 'La cadena volvió a sacar el depósito de su bloque.',
  DOUBLE_SPEND: 'Otra transacción gastó las mismas monedas.',
  DEPOSIT_CHAIN_MISMATCH: 'El depósito se hizo en otra cadena que la de la orden.',
  INCORRECT_DEPOSIT_CURRENCY: 'Se depositó otra moneda que la de la orden.',
  ORPHANED_DEPOSIT_REFUND: 'El depósito no era de ninguna orden abierta, así que se devolvió.',
  BLOCKED_WALLET: 'El servicio no atiende a esta dirección.',
  TRANSACTION_REVERTED: 'La transacción del pago falló en su cadena.',
  PERMIT_FAILED: 'La firma no se pudo usar.',
  SPONSOR_BALANCE_TOO_LOW: 'El saldo del patrocinador era demasiado bajo.',
  AMOUNT_TOO_LOW_TO_REFUND: 'Lo que queda es demasiado poco para pagar su devolución.',
  REFUND_RECIPIENT_IS_VASP:
    'La dirección de reembolso es de un exchange, al que el servicio no paga. Pide ayuda al servicio.',
  UNKNOWN: 'El servicio no da ningún motivo.',
  MANUAL_REFUND_REQUIRED: 'El servicio tiene que enviar el reembolso a mano. Pídele ayuda.',
}

export const esAllFailureReasons: Translated<AllFailureReasonMessages> = {
  ...esFailureReasons,
  NO_QUOTES: 'No hubo con quién hacer el cambio allí.',
  DEPOSIT_CONFIRMATION_TIMEOUT: 'El depósito no se confirmó a tiempo.',
  TRANSACTION_NOT_INCLUDED: 'Ningún bloque incluyó a tiempo la transacción del pago.',
  DEPOSIT_ADDRESS_MISMATCH: 'El depósito fue a otra dirección que la de la orden.',
  SWAP_USES_TOO_MUCH_GAS: 'El cambio habría costado más comisión de red de la permitida.',
  SWAP_CURRENCY_NOT_ON_ORIGIN: 'La moneda a la que se cambió no puede devolverse en la cadena de origen.',
}
