import type { DirectSendMessages } from '../../en/transfer/direct-send.ts'
import type { Translated } from '../../translated.ts'

export const esDirectSend: Translated<DirectSendMessages> = {
  fails: 'Si falla, no se envía nada: como mucho se paga la comisión de red.',
  proof: {
    claim: 'El dinero va directo al destinatario que pediste',
    evidence: (amount, chain) => `${amount} en esta única transacción en ${chain}, sin nadie en medio:`,
    asked: 'Tu saldo se leyó de la cadena',
  },
  route: (chain) => `en ${chain}`,
  unread: 'Enviado; la llegada aún no se ha podido leer',
  expired: 'La cotización caducó antes de enviar nada',
  asked: (amount, chain) => `${amount} en ${chain}, directo al destinatario`,
}
