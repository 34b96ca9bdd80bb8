import { describe, expect, it } from 'vitest'
import { arPlaces } from '../../../src/ui/messages/ar/places.ts'
import { dePlaces } from '../../../src/ui/messages/de/places.ts'
import { enPlaces } from '../../../src/ui/messages/en/places.ts'
import { esPlaces } from '../../../src/ui/messages/es/places.ts'
import { jaPlaces } from '../../../src/ui/messages/ja/places.ts'
import { zhHansPlaces } from '../../../src/ui/messages/zh-hans/places.ts'

describe('the requests that wait', () => {
  it.each([
    [enPlaces, ['1 request waits for you', '2 requests wait for you']],
    [dePlaces, ['1 Anfrage wartet auf Sie', '2 Anfragen warten auf Sie']],
    [esPlaces, ['1 solicitud sin responder', '2 solicitudes sin responder']],
    [jaPlaces, ['回答待ちのリクエスト: 1件', '回答待ちのリクエスト: 2件']],
    [zhHansPlaces, ['有 1 个请求等待你回答', '有 2 个请求等待你回答']],
    [arPlaces, ['طلب واحد ينتظر جوابك', 'طلبان ينتظران جوابك']],
  ])('are counted, and not said to be of one site: %#', ({ waiting }, said) => {
    expect([waiting(1), waiting(2)]).toEqual(said)
  })
})
