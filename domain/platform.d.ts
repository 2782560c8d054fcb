/** The WHATWG URL parser, which Node and every browser have: the part that the domain rules use. */
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
