declare const messages: {
  readonly title: string; readonly meaning: string; readonly address: string; readonly example: string
  readonly turnOn: string; readonly turnOff: string
  readonly turnOffFor: (values: { origin: string | number }) => string
  readonly asMetaMask: string
  readonly changed: (values: { site: string | number }) => string
  readonly noAccess: string; readonly noAccessText: string; readonly allowAccess: string
}
export default messages
