import type { CallPickerMessages } from '../../en/form/call-picker.ts'
import type { Translated } from '../../translated.ts'

export const esCallPicker: Translated<CallPickerMessages> = {
  ways: 'Cómo das la llamada',
  pick: 'Elegir una función',
  paste: 'Pegar bytes',
  what: 'A qué llamar',
  whatNone: 'Elige una función',
  names: {
    transfer: 'Enviar un token a alguien',
    approve: 'Permitir que un contrato tome un token',
    vaultDeposit: 'Poner un token en una bóveda',
    pay: 'Pagar, sin función',
  },
  who: {
    transfer: 'Quién lo recibe',
    approve: 'Quién puede tomarlo',
    vaultDeposit: 'De quién será',
    pay: 'Quién lo recibe',
  },
  howMuch: (unit) => `Cuánto, en ${unit}`,
  howMuchUnits: 'Cuánto, en unidades mínimas',
  unitsHint: 'Causeway no conoce este contrato como token: escribe un número entero de sus unidades mínimas.',
  vaultUnitsHint:
    'Un número entero de unidades mínimas del token de la bóveda. Si una llamada anterior le permite tomar un token, va en ese token.',
  approveHint: 'La da el contrato del servicio, sobre lo que llega: añade la llamada que lo toma.',
  whole: 'Escribe un número entero, sin punto.',
  choose: 'Elegir',
  chooseContract: 'Elegir un contrato',
  chooseAddress: 'Elegir una dirección',
  tokens: (chain) => `Tokens en ${chain}`,
  accounts: 'Tus cuentas',
  nothing: 'Todavía no hay nada que elegir.',
  preview: 'Lo que se llamará',
  unread: 'Causeway no ha podido leer a qué llama esto. Lo ves antes de confirmar.',
}
