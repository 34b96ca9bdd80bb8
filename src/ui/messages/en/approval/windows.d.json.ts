declare const messages: {
  readonly unreadableAsks: string; readonly unreadableTitle: string; readonly unreadableText: string
  readonly decided: string; readonly decidedText: string; readonly over: string; readonly overText: string
  readonly unlockToSee: string
  readonly waiting: (values: { questions: number | bigint }) => string
  readonly rejectAll: (values: { questions: number | bigint }) => string
  readonly answer: string; readonly panel: string; readonly sidebar: string; readonly panelWords: string
  readonly tab: string; readonly tabWords: string; readonly noPanel: string; readonly noSidebar: string
  readonly beside: string; readonly nothing: string
}
export default messages
