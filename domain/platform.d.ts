/** The part of the WHATWG URL parser that the domain code uses. Node and browsers provide it. */
declare class URL {
  constructor(url: string);
  static canParse(url: string): boolean;
  readonly hostname: string;
  readonly href: string;
  readonly password: string;
  readonly pathname: string;
  readonly port: string;
  protocol: string;
  readonly username: string;
}
