import { z } from 'zod'

const Answer = z.object({ data: z.object({ id: z.string() }) })

/** The status of a callback that was sent to a site, and its id when it was accepted. Fails without an answer. */
export async function sendCallback(
  url: string,
  { phone, key, timeoutMs = 20_000 }: { phone: string; key?: string; timeoutMs?: number },
): Promise<{ status: number; id: string | null }> {
  const response = await fetch(`${url}/api/feedback/callback`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({ name: 'Алия', phone, email: '' }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { status } = response
  // A proxy's refusal is not JSON.
  const text = await response.text()
  return { status, id: status === 201 ? Answer.parse(JSON.parse(text)).data.id : null }
}
