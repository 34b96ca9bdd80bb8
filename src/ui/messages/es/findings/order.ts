import type { orderWords } from '../../../../core/verify/words/order.ts'
import type { Translated } from '../../translated.ts'

export const esOrderWords: Translated<typeof orderWords> = {
  orderMissing:
    'La cotización no lleva ninguna orden. Nada vincula tu depósito a lo que pediste: podrías perderlo todo.',
  orderWithoutContent:
    'La cotización nombra una orden sin su contenido. Nada vincula tu depósito a lo que pediste: podrías perderlo todo.',
  orderIdFalse: 'El identificador de la orden no es el hash de la orden mostrada. Todo podría pagar otra orden.',
  orderIdEmpty: 'El identificador de la orden está vacío: tu depósito no contaría para ninguna y podría perderse todo.',
  orderNotHashed: ({ why }) => `No se puede calcular el hash de la orden: ${why}.`,
  orderVersionUnknown: ({ version }) =>
    `La orden es de una versión desconocida, ${version}: puede significar otra cosa.`,
  orderFeesHidden: 'La orden paga a otros comisiones que la cotización no muestra.',
  orderSolverUnknown: ({ solver, chain }) =>
    `La orden es de un solver desconocido, ${solver} en ${chain}: nadie conocido la cumpliría.`,
  orderSignatureFalse: 'La firma de esta orden no es la de su solver.',
  orderDepositoryUnknown: ({ depository, chain, known }) =>
    `Todo iría a ${depository}; en ${chain} solo se conoce ${known}.`,
  orderDepositDescribed: ({ due }) => `El depósito descrito no es el que corresponde, de ${due}.`,

  orderPaidOtherwise: ({ chain }) =>
    `La orden no se paga con un solo depósito en ${chain}: el tuyo solo no sería suficiente.`,
  orderWantsUnknown: ({ chain, currency }) => `La orden pide una moneda desconocida de ${chain}, ${currency}.`,
  orderWantsAnother: ({ due }) => `La orden pide un pago distinto de ${due}: lo que pagues podría no contar para ella.`,
  orderRunsOut: 'La orden caduca demasiado pronto para cumplirse después de que pagues.',
  orderRunsLong: 'La orden dura tanto que tu dinero podría quedar retenido por ella.',
  refundRunsOut: 'Un reembolso caduca antes que la orden: si falla tarde, podría no volver nada.',
  refundMinimumUnmet:
    'Un reembolso solo se hace a partir de un mínimo que quizá nunca se alcance: podría no volver nada.',

  refundNowhere: ({ chain }) => `Si falla, nada dice que tu dinero vuelva a ti en ${chain}.`,
  refundUnrelated: ({ currency, chain }) =>
    `Si falla, recibirías ${currency} en ${chain}, que no forma parte de esta transferencia.`,
  refundToStranger: ({ recipient, asked }) => `Si falla, tu dinero iría a ${recipient} y no a ${asked}.`,
  refundToLookAlike: ({ recipient, asked }) =>
    `Si falla, tu dinero iría a ${recipient}, una dirección hecha para parecerse a la tuya, y no a ${asked}.`,
  refundContractUnknown: 'El reembolso lo haría un contrato que la billetera no conoce.',

  orderPaysElsewhere: ({ chain, asked }) => `La orden paga en ${chain}, no en ${asked}.`,
  orderCallsUnasked: 'La orden hace con tu dinero llamadas que no pediste.',
  orderCallsOthers: 'La orden hace con tu dinero otras llamadas, no las que pediste.',
  orderContractUnknown: 'La orden no nombra un contrato conocido que la lleve a cabo.',
  orderSplits: 'La orden reparte lo que llega: solo una parte iría adonde pediste.',
  orderPaysStranger: ({ recipient, asked }) => `Todo iría a ${recipient}; pediste ${asked}.`,
  orderPaysLookAlike: ({ recipient, asked }) =>
    `Todo iría a ${recipient}, una dirección hecha para parecerse; pediste ${asked}.`,
  orderPaysAnother: ({ currency, asked }) => `La orden paga ${currency}, que no es ${asked}.`,
  orderPromisesLess: ({ promised, shown }) =>
    `La orden no promete más de ${promised}; la cotización muestra ${shown} como mínimo.`,
  orderExpectsAnother: ({ expected, shown }) => `La orden prevé pagar ${expected}; la cotización muestra ${shown}.`,
}
