import { describe, expect, it } from 'vitest'
import { arWindows } from '../../../src/ui/messages/ar/approval/windows.ts'
import { arCalls } from '../../../src/ui/messages/ar/bundle/calls.ts'
import { deWindows } from '../../../src/ui/messages/de/approval/windows.ts'
import { deCalls } from '../../../src/ui/messages/de/bundle/calls.ts'
import { enWindows } from '../../../src/ui/messages/en/approval/windows.ts'
import { enCalls } from '../../../src/ui/messages/en/bundle/calls.ts'
import { en } from '../../../src/ui/messages/en/messages.ts'
import { esWindows } from '../../../src/ui/messages/es/approval/windows.ts'
import { esCalls } from '../../../src/ui/messages/es/bundle/calls.ts'
import { jaWindows } from '../../../src/ui/messages/ja/approval/windows.ts'
import { jaCalls } from '../../../src/ui/messages/ja/bundle/calls.ts'
import { spokenOther } from '../../../src/ui/messages/language.ts'
import { zhHansWindows } from '../../../src/ui/messages/zh-hans/approval/windows.ts'
import { zhHansCalls } from '../../../src/ui/messages/zh-hans/bundle/calls.ts'

describe('the requests that wait', () => {
  it.each([
    [enWindows, ['1 request waits for you', '2 requests wait for you']],
    [deWindows, ['1 Anfrage wartet auf Sie', '2 Anfragen warten auf Sie']],
    [esWindows, ['1 solicitud sin responder', '2 solicitudes sin responder']],
    [jaWindows, ['回答待ちのリクエスト：1件', '回答待ちのリクエスト：2件']],
    [zhHansWindows, ['有 1 个请求等待答复', '有 2 个请求等待答复']],
    [arWindows, ['طلب واحد ينتظر جوابك', 'طلبان ينتظران جوابك']],
  ])('are counted, and not said to be of one site: %#', ({ waiting }, said) => {
    expect([waiting(1), waiting(2)]).toEqual(said)
  })
})

describe('two of a thing', () => {
  it.each([
    [enCalls, ['Send', 'Send both', 'Send all 3']],
    [deCalls, ['Senden', 'Beide senden', 'Alle 3 senden']],
    [esCalls, ['Enviar', 'Enviar las dos', 'Enviar las 3']],
    [jaCalls, ['送信', '2件とも送信', '3件すべて送信']],
    [zhHansCalls, ['发送', '两笔都发送', '全部发送（3 笔）']],
    [arCalls, ['إرسال', 'إرسال كلتيهما', 'إرسال الكل (3)']],
  ])('are sent as people say it: %#', ({ send }, said) => {
    expect([send(1), send(2), send(3)]).toEqual(said)
  })

  it.each([
    ['en', ['Revoke both sites', 'Revoke all 3 sites']],
    ['de', ['Beide Websites trennen', 'Alle 3 Websites trennen']],
    ['es', ['Revocar los dos sitios', 'Revocar los 3 sitios']],
    ['ja', ['2サイトとも接続を解除', '3サイトすべての接続を解除']],
    ['zh-Hans', ['撤销这两个网站', '撤销全部 3 个网站']],
    ['ar', ['فصل الموقعين', 'فصل كل المواقع (3)']],
  ] as const)('are revoked as people say it in %s', async (language, said) => {
    const { settings } = (await spokenOther(language)?.messages()) ?? en
    expect([2, 3].map((sites) => settings.revokeAll({ sites }))).toEqual(said)
  })
})
