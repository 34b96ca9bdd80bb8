import type { transferWords } from '../../../../core/verify/words/transfers.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const esTransferWords: Translated<typeof transferWords> = {
  transferOverwrites: different('Los parámetros sobrescribirían lo que fija la billetera y decide qué se hace.'),
  transferSaysMore: different('La transferencia dice más de lo que se firmaría.'),
  transferSaysUnknown: different('La transferencia dice más de lo que se conoce de las transferencias.'),
  transferLeavesOut: different('A la transferencia le falta algo que debe decir.'),
  transferFieldUnknown: different('La transferencia lleva un campo desconocido.'),
  transferMalformed: different('La transferencia está mal formada.'),
  transferOfAnotherForm: different(
    'Lo que se firmaría no tiene la forma de una transferencia: podría ser un acto de cualquier clase.',
  ),
  transferIsAnotherAct: different('Este es otro acto, no una transferencia.'),
  transferGivesAccountAway: different(
    'Este es otro acto, no una transferencia: podría ceder el derecho sobre toda tu cuenta.',
  ),
  transferToAnotherAccount: different('La transferencia va a una cuenta distinta de la conocida: se perdería todo.'),
  transferNotToDepository: different(
    'La transferencia va a una cuenta distinta de la del depositario conocido: se perdería todo.',
  ),
  transferBetweenOthers: different(
    'La transferencia va entre cuentas distintas de tu cuenta de perpetuos y la del depositario.',
  ),
  transferMovesAnotherAmount: different('La transferencia mueve un importe distinto del que envías.'),
  transferMovesAnotherToken: different('La transferencia mueve un token distinto del que envías.'),
  transferMovesAnotherAsset: different('La transferencia mueve un activo distinto del que envías.'),
  transferOnAnotherDex: different(
    'La transferencia toma de un DEX, o paga a un DEX, distinto del que guarda tu moneda.',
  ),
  transferFromSubAccount: different('La transferencia toma de una subcuenta que no nombraste.'),
  transferOnAnotherNetwork: different('La transferencia es para otra red del exchange.'),
  transferOfAnotherNonce: different('El nonce no es el asignado: nada vincularía tu depósito a su orden.'),
  transferMemoOfAnotherOrder: different('La transferencia pagaría otra orden, no la que se muestra.'),
  transferFeeNoAmount: different('La comisión de la transferencia no es un importe.'),
}
