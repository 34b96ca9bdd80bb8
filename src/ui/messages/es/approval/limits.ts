import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const esLimits: Translated<LimitMessages> = {
  scrollToSign: 'Desplázate hasta el final para firmar',
  emptyLines: (lines) => `${lines} líneas vacías`,
  spaces: (spaces) => `${spaces} espacios`,
  limitTo: 'Limitar a',
  limit: 'Limitar',
  limitToBalance: 'Limitar a mi saldo',
  limitHint: 'A un sitio honesto le basta la cantidad que gastas ahora.',
  limitWrong: 'Escribe una cantidad.',
  cannotLimitTitle: 'Esto no tiene límite, y no se le puede poner',
  cannotLimit: 'El sitio lo espera exactamente así. Recházalo y pide al sitio una aprobación de una cantidad limitada.',
  knownSpender: 'Se sabe quién puede tomarlo',
  approvedBefore: 'Ya aprobaste antes a esta dirección, según los registros de la cartera.',
  possiblePayment: {
    reading: 'Causeway lee qué tokens puede tomar este contrato.',
    title: 'Este contrato puede tomar tus tokens',
    text: 'Con esta firma puede moverlos a cualquiera.',
    throughPermit2: 'a través de Permit2',
    unreadTitle: 'Causeway no pudo leer qué tokens puede tomar este contrato',
    unread: 'Por eso cuenta como un pago de todo.',
    noneTitle: 'No hay ninguna aprobación de tokens para este contrato',
    none: 'Causeway no conoce ningún token tuyo que pueda tomar. No se comprobaron los NFT ni los tokens desconocidos.',
    beyond: {
      token: 'Este contrato es un token: estos datos pueden mover todo lo que tienes de él.',
      delegated: 'Otro contrato actúa por esta cuenta, y estos datos pueden dejar que lo mueva todo.',
      form: 'Los datos de esta forma pueden mover dinero sin una aprobación para este contrato.',
    },
  },
}
