declare const messages: {
  readonly title: string; readonly text: string; readonly mended: string; readonly accountsMended: string
  readonly unreadableTitle: string; readonly unreadable: string; readonly unreadableText: string
  readonly damaged: string; readonly damagedText: string; readonly saveTitle: string; readonly saveText: string
  readonly save: string
  readonly saved: (values: { name: string | number }) => string
  readonly anewTitle: string; readonly anewText: string; readonly changed: string; readonly noAnswer: string
  readonly noAnswerText: string
}
export default messages
