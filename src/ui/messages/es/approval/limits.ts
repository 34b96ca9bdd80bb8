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
}
