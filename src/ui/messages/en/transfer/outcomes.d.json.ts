declare const messages: {
  readonly refundDue: {
    readonly title: string
    readonly why: {
      readonly manual: string; readonly exchange: string; readonly tooLow: string
    }
    readonly step: string; readonly id: string; readonly contact: string; readonly noContact: string
    readonly watching: string
  }
  readonly stuck: {
    readonly title: (values: { seconds: number }) => string
    readonly usual: (values: { seconds: number }) => string
  }
  readonly done: string
  readonly receipt: {
    readonly preview: string; readonly share: string; readonly depositLink: string; readonly arrivalLink: string
    readonly refundLink: string
  }
  readonly sentTo: (values: { amount: string | number; recipient: string | number }) => string
  readonly unproven: {
    readonly title: string; readonly text: string; readonly accept: string
  }
  readonly refundedTo: (values: { amount: string | number; recipient: string | number; chain: string | number }) => string
  readonly refundedUnmeasured: (values: { paid: string | number }) => string
}
export default messages
