import type { SafeguardMessages } from '../../en/settings/safeguards.ts'
import type { Translated } from '../../translated.ts'

export const esSafeguards: Translated<SafeguardMessages> = {
  title: 'Protecciones',
  linkHint: 'Cuándo un pago pide tu contraseña.',
  intro:
    'Mientras Causeway está desbloqueado, quien se siente ante este equipo podría pagar con él. Las protecciones piden antes tu contraseña.',
  loading: 'Leyendo las protecciones.',
  failed: 'No se pudieron leer las protecciones',
  ask: 'Pedir la contraseña',
  choices: { never: 'Nunca', somebodyNew: 'Si es nuevo', always: 'Siempre' },
  means: {
    never: 'Una billetera desbloqueada paga sin contraseña.',
    somebodyNew:
      'Cuando el dinero puede ir a alguien a quien aún no has pagado desde aquí. Las cuentas de tu frase de recuperación nunca son nuevas.',
    always: 'Antes de cada pago y transacción, y de lo que se firma como datos; también entre tus propias cuentas.',
  },
  limit: 'Límite diario',
  noLimitNeeded: 'Cada pago pide la contraseña de todos modos: no hay nada que contar.',
  limitHint:
    'Lo que puede ir a otros en 24 horas sin contraseña, según los precios del servicio. Lo que no tiene precio la pide cada vez.',
  cold: 'Cuentas que siempre la piden',
  coldNone: 'Ninguna. Se elige en la página de cada cuenta.',
  changes: 'Lo que hace esto más estricto vale al momento. Lo que lo afloja pide tu contraseña.',
  exempt:
    'Revocar una aprobación o una clave, cancelar y pagar una comisión más alta nunca la piden: no pagan a nadie nuevo.',
  account: {
    title: 'Protección',
    label: 'Pedir siempre la contraseña',
    hint: 'Antes de todo lo que esta cuenta pague o firme.',
  },
  why: {
    coldAccount: 'Esta cuenta siempre pide tu contraseña.',
    always: 'Cada pago pide tu contraseña.',
    somebodyNew: 'Esto puede pagar a alguien nuevo.',
    noPrice: 'Falta un precio para tu límite diario.',
    aboveLimit: 'Esto supera tu límite diario.',
  },
}
