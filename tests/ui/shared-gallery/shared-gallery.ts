import { inject } from 'vitest'
import type { Gallery } from '../gallery-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    gallery: string
  }
}

let asked: Promise<Gallery> | undefined

export function sharedGallery(): Promise<Gallery> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<Gallery> {
  const answer = await fetch(inject('gallery'))
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
