import type { depositAddressWords } from '../../../../core/verify/words/deposit-address.ts'
import type { Translated } from '../../translated.ts'

export const esDepositAddressWords: Translated<typeof depositAddressWords> = {
  depositAddressUnasked: 'La cotización nombra una dirección de depósito que no pediste.',
  depositAddressMissing: 'La cotización no nombra ninguna dirección de depósito, aunque pediste una.',
  depositAddressMalformed: ({ chain }) => `La dirección de depósito no es una a la que se pueda pagar en ${chain}.`,

  depositAddressYours: ({ address }) =>
    `La dirección de depósito ${address} es tuya o del destinatario: el servicio no podría recibir tu dinero ahí.`,
  depositAddressLooksYours: ({ address }) =>
    `La dirección de depósito ${address} solo se parece a una de las tuyas: el servicio no podría recibir tu dinero ahí.`,
  depositAddressIsToken: ({ address }) =>
    `La dirección de depósito ${address} es un token: el servicio no podría recibir tu dinero ahí.`,
  depositAddressIsContract: ({ address }) =>
    `La dirección de depósito ${address} es un contrato que no acepta pagos simples: el servicio no podría recibir tu dinero ahí.`,

  depositAddressNowhereProven: ({ address, chain }) =>
    `Que ${address} pertenece a tu orden lo dice solo el servicio: en ${chain} no hay un contrato al que preguntar.`,
  depositAddressWithoutOrder: ({ address }) =>
    `Que ${address} pertenece a tu orden lo dice solo el servicio: la cotización no nombra ninguna orden.`,
  depositAddressNotProven: ({ address, why }) =>
    `Que ${address} pertenece a tu orden lo dice solo el servicio: ${why}.`,
  depositAddressOfAnother: ({ address, expected }) =>
    `La fábrica calcula ${expected} para tu orden; el dinero enviado a ${address} puede perderse.`,
  depositAddressOfNoOrder: ({ address }) =>
    `La fábrica calcula otra dirección para tu orden; el dinero enviado a ${address} puede perderse.`,

  depositPaymentDiffers: 'La cotización propone otro pago, no el que corresponde.',
  strictRefundElsewhere: ({ asked, chain }) =>
    `La orden no reembolsaría a ${asked} en ${chain}, aunque está obligada a ello.`,
}
