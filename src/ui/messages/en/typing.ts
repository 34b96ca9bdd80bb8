/** Every word about secrets that are being typed. */
export const enTyping = {
  forgotten: 'You left this page, so the words that you had typed were taken out of it. Type them again.',
}

export type TypingMessages = typeof enTyping
