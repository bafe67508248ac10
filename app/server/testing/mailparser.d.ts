/** Types for mailparser, which has none: as far as the tests use it. */
declare module 'mailparser' {
  export interface MailAddresses {
    text: string;
    value: readonly { address?: string; name: string }[];
  }

  export interface MailAttachment {
    contentType: string;
    filename?: string;
    content: Uint8Array;
  }

  export interface ParsedMail {
    from?: MailAddresses;
    to?: MailAddresses | MailAddresses[];
    replyTo?: MailAddresses;
    subject?: string;
    messageId?: string;
    date?: Date;
    text?: string;
    html: string | false;
    headers: ReadonlyMap<string, unknown>;
    headerLines: readonly { key: string; line: string }[];
    attachments: readonly MailAttachment[];
  }

  export function simpleParser(source: Uint8Array | string | NodeJS.ReadableStream): Promise<ParsedMail>;
}
