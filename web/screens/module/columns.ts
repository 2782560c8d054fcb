/** Questions beside the write-up; one above the other where the page is narrow. */
export const columns = 'grid items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-7';
