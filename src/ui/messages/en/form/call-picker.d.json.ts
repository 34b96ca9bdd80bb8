declare const messages: {
  readonly ways: string; readonly pick: string; readonly paste: string; readonly what: string; readonly whatNone: string
  readonly names: {
    readonly transfer: string; readonly approve: string; readonly vaultDeposit: string; readonly pay: string
  }
  readonly who: {
    readonly transfer: string; readonly vaultDeposit: string
  }
  readonly howMuch: (values: { unit: string | number }) => string
  readonly howMuchUnits: string; readonly unitsHint: string; readonly vaultUnitsHint: string
  readonly approveHint: string; readonly whole: string; readonly choose: string; readonly chooseContract: string
  readonly chooseAddress: string
  readonly tokens: (values: { chain: string | number }) => string
  readonly nothing: string; readonly preview: string; readonly unread: string
}
export default messages
