/** An invalid body that is valid JSON or nearly so. */
export interface HostileBody {
  readonly name: string;
  /** @param bytes the maximum length. */
  readonly of: (bytes: number) => string;
}

function repeated(name: string, before: string, part: string, after: string): HostileBody {
  const of = (bytes: number) => {
    const count = Math.floor((bytes - before.length - after.length) / Buffer.byteLength(part));
    return `${before}${part.repeat(count)}${after}`;
  };
  return { name, of };
}

/** @returns a body such as `{"<field>":{"k0":0,"k1":0,…}}`. */
function manyKeys(name: string, before: string, after: string): HostileBody {
  const of = (bytes: number) => {
    const keys: string[] = [];
    for (let room = bytes - 20; room > 0; ) {
      const key = `"k${keys.length}":0`;
      keys.push(key);
      room -= key.length + 1;
    }
    keys.pop();
    return `${before}{${keys.join(',')}}${after}`;
  };
  return { name, of };
}

/** @param field a field of the call, so that its value is validated. */
export const hostileBodies = (field: string): readonly HostileBody[] => {
  const open = `{"${field}":`;
  return [
    manyKeys('many keys', '', ''),
    manyKeys('many keys in a field', open, '}'),
    { name: 'lists in lists', of: (bytes) => nested(open, '[', ']', bytes) },
    { name: 'objects in objects', of: (bytes) => nested(open, '{"a":', '0}', bytes) },
    repeated('numbers', `${open}[0`, ',0', ']}'),
    repeated('empty objects', `${open}[{}`, ',{}', ']}'),
    repeated('long numbers', `${open}[0`, ',1234567890.123456789e-9', ']}'),
    repeated('escapes', `${open}"`, '\\u0041', '"}'),
    repeated('a long text', `${open}"`, 'a', '"}'),
    repeated('a long text of two bytes', `${open}"`, 'é', '"}'),
    repeated('a key again and again', '{"a":0', ',"a":0', '}'),
    repeated('a prototype, nearly', open, ' ', '"__proto__"}'),
    repeated('keys that look like a prototype', '{"a":0', ',"\\u005f_proto":0', '}'),
    repeated('no JSON', '{', ' ', ''),
  ];
};

function nested(before: string, opening: string, closing: string, bytes: number): string {
  const depth = Math.floor((bytes - before.length - 1) / (opening.length + closing.length));
  return `${before}${opening.repeat(depth)}${closing.repeat(depth)}}`;
}
