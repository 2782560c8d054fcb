/** A mail as received over SMTP. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly recipients: readonly string[];
  /** Its header lines, unfolded, as they were sent. */
  readonly headers: readonly string[];
  readonly text: string;
  readonly html: string;
}

/** Reads a message of two alternatives, text and HTML (RFC 2045). */
export function readMail(raw: string, recipients: readonly string[]): ReceivedMail {
  const [head, body] = cut(raw);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary === undefined) throw new Error('a mail of one part');
  const parts = body.split(`--${boundary}`).map((part) => cut(part.trimStart()));
  const partOf = (type: string) => {
    const [headers = '', content = ''] = parts.find(([one]) => one.includes(type)) ?? [];
    return decoded(content.trim(), /transfer-encoding: *(\S+)/i.exec(headers)?.[1]);
  };
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return { recipients, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

/** @returns the headers of a message or a part, and its body. */
function cut(message: string): [string, string] {
  const at = message.indexOf('\r\n\r\n');
  return at < 0 ? [message, ''] : [message.slice(0, at), message.slice(at + 4)];
}

function decoded(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString();
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** @returns the link of a mail, as path and query. */
export function linkIn({ text }: ReceivedMail): string {
  const link = /^https?:\/\/[^/\s]+(\/\S*)$/m.exec(text)?.[1];
  if (link === undefined) throw new Error('a mail without a link');
  return link;
}
