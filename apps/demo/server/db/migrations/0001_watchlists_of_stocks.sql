ALTER TABLE "watchlist_entries" RENAME COLUMN "bond_id" TO "security_id";--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "kind" text DEFAULT 'bonds' NOT NULL;--> statement-breakpoint
DROP INDEX "watchlist_entries_bond";--> statement-breakpoint
ALTER TABLE "watchlist_entries" DROP CONSTRAINT "watchlist_entries_user_id_watchlist_id_bond_id_pk";--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_user_id_watchlist_id_kind_security_id_pk" PRIMARY KEY("user_id","watchlist_id","kind","security_id");--> statement-breakpoint
CREATE INDEX "watchlist_entries_security" ON "watchlist_entries" USING btree ("user_id","kind","security_id");
